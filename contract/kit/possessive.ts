/** "Grace Castellano’s", "Eclipse Motors’". */
export const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
