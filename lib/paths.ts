export const paths = { home: () => "/" };
