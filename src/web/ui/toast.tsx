import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

const VISIBLE_FOR = 6000;

export type ToastMessage = { kind: 'success' | 'info' | 'error'; text: ReactNode };
type Toast = ToastMessage & { id: number };

const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined);

/** Shows a short message. Errors interrupt a screen reader and stay until dismissed. */
export function useToast(): (message: ToastMessage) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('No ToastProvider around this component.');
  return show;
}

type ProviderProps = {
  /** Names the region for those who jump between regions: "การแจ้งเตือน". */
  label: string;
  closeText: string;
  children: ReactNode;
};

export function ToastProvider({ label, closeText, children }: ProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const toast = { ...message, id: lastId.current };
    setToasts((shown) => [...shown, toast]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  const items = (urgent: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeText={closeText} onDismiss={dismiss} />
      ));
  return (
    <ToastContext value={show}>
      {children}
      {/* Both regions are there before their first message, or it would not be announced. */}
      <section className={styles.region} aria-label={label}>
        <div aria-live="assertive">{items(true)}</div>
        <div aria-live="polite">{items(false)}</div>
      </section>
    </ToastContext>
  );
}

type ItemProps = { toast: Toast; closeText: string; onDismiss: (id: number) => void };

function ToastItem({ toast: { id, kind, text }, closeText, onDismiss }: ItemProps) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'error') return;
    const timer = setInterval(() => {
      // Somebody may still be reading it.
      if (!item.current?.matches(':hover, :focus-within')) onDismiss(id);
    }, VISIBLE_FOR);
    return () => clearInterval(timer);
  }, [id, kind, onDismiss]);
  return (
    <div ref={item} className={styles.toast} data-kind={kind}>
      <Icon name={kind === 'error' ? 'danger' : kind} />
      <p>{text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={closeText}
        onClick={() => onDismiss(id)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
