/** The address of a table on this server. */
export const linkTo = (table: string): string => `${location.origin}${location.pathname}#${table}`;
