export const captchaCalls = {};
