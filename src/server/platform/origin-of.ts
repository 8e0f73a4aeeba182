/** The machine that an address leads to; what is no address stands for itself. */
export const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : address;
