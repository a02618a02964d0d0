/** Where the Media belong that are on their way to a field of a draft. */
export const uploadTarget = (draftName: string, slotName: string) => `${draftName}#${slotName}`;
