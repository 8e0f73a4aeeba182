export const navigationCalls = {};
