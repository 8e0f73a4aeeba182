import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

/** Never shown: the loader always throws, and the layout's boundary answers within its frame. */
export default function NotFound() {
  return null;
}
