export default function Groups() {
  return null;
}
