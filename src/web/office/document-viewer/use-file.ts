import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * The address of a file's bytes while they are shown. Every loading is recorded, so nothing is
 * loaded again behind somebody's back, and nothing stays when the viewer is closed.
 */
export function useFile(key: string, load: () => Promise<Blob>) {
  const query = useQuery({
    queryKey: ['shownFile', key],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [address, setAddress] = useState<string>();
  const file = query.data;
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return { address, file, error: query.error, retry: () => void query.refetch() };
}
