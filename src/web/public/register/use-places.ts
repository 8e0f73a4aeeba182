import { useEffect, useState } from 'react';
import type { LocalizedText } from '#contract/localized.ts';
import { call } from '../../api/call.ts';

export type NamedPlace = { code: string; name: LocalizedText };
type WithPostcodes = NamedPlace & { postcodes: string[] };

/** What lies inside of a place, once that is chosen. */
function useInside<Place>(code: string, load: (code: string) => Promise<{ data: Place[] }>) {
  const [found, setFound] = useState<{ code: string; places: Place[] }>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (code === '' || tries < 0) return;
    let left = false;
    setFailed(false);
    load(code).then(
      ({ data }) => {
        if (!left) setFound({ code, places: data });
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [code, load, tries]);
  return {
    places: found?.code === code ? found.places : [],
    failed: failed && code !== '',
    retry: () => setTries((count) => count + 1),
  };
}

const loadDistricts = (province: string) => call('register/districts', { province });
const loadSubdistricts = (district: string) => call('register/subdistricts', { district });

export function useDistricts(province: string) {
  return useInside<NamedPlace>(province, loadDistricts);
}

export function useSubdistricts(district: string) {
  return useInside<WithPostcodes>(district, loadSubdistricts);
}
