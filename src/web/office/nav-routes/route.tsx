export default function NavRoutes() {
  return null;
}
