import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useHotkeys } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { AVISOS } from '@/config/constants.ts';
import { useDeslizar } from '../useDeslizar.ts';

/** The region of the toasts: three at most, reached by F8, dismissed by a swipe. */
export function Regiao() {
  const regiao = useRef<HTMLElement>(null);
  useHotkeys([[AVISOS.tecla, () => regiao.current?.focus()]], []);
  useDeslizar(regiao, '[data-aviso]', AVISOS.deslizar, ({ dataset }) => {
    if (dataset.aviso) notifications.hide(dataset.aviso);
  });

  return (
    <section
      ref={regiao}
      className="so-na-tela"
      tabIndex={-1}
      aria-label={`Avisos (${AVISOS.tecla})`}
    >
      <Notifications
        limit={AVISOS.visiveis}
        autoClose={AVISOS.erro}
        position="bottom-right"
        containerWidth={380}
        transitionDuration={120}
        withinPortal={false}
        // Mantine's own drag asks for a third of the width; ours lets go at 50 px.
        allowDragDismiss={false}
        allowScrollDismiss={false}
      />
    </section>
  );
}
