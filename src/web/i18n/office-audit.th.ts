export const th = {};
