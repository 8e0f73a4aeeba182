export default function UserImport() {
  return null;
}
