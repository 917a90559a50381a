/** Character names contain spaces or underscores. */
export const firstName = (name: string): string => name.split(/[\s_]+/)[0] || name;
