export default function NavNodes() {
  return null;
}
