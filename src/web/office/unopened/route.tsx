export default function Unopened() {
  return null;
}
