export function environmentOutsideProject(environment?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
