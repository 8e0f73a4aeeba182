import { type ComponentType, useEffect, useState } from 'react';

export const loadSender = async () => (await import('./use-outbox.ts')).VisitSender;

/** Around all screens, where something is kept. Without it that goes once its case is opened. */
export function LaterSender() {
  const [Sender, setSender] = useState<ComponentType>();
  useEffect(() => {
    loadSender().then(
      (loaded) => setSender(() => loaded),
      () => undefined,
    );
  }, []);
  return Sender && <Sender />;
}
