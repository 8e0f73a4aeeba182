export default function AuditRecord() {
  return null;
}
