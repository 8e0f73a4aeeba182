export const userCalls = {};
