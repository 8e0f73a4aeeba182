export const accountCalls = {};
