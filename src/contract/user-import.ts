export const userImportCalls = {};
