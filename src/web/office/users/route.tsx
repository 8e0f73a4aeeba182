export default function User() {
  return null;
}
