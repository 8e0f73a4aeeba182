export const auditCalls = {};
