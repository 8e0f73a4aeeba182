export const groupCalls = {};
