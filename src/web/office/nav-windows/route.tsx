export default function NavWindows() {
  return null;
}
