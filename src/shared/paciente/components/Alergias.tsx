import { Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconFlag, IconHelp, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ResumoClinico } from '../api/queries.ts';
import classes from './CabecalhoDoPaciente.module.css';

/** Shows the allergies: which, that there are none, or that nobody asked yet. */
export function Alergias({ resumo }: { resumo: ResumoClinico | null }) {
  if (resumo && resumo.alergias.length > 0) {
    return (
      <Selo tom="alergia" icone={<IconAlertTriangle size={16} aria-hidden />}>
        <Text span inherit fw={650}>
          {resumo.alergias.length === 1 ? 'Alergia:' : 'Alergias:'}
        </Text>{' '}
        {resumo.alergias.join(', ')}
      </Selo>
    );
  }
  if (resumo?.nega_alergias) {
    return (
      <Selo tom="neutro" icone={<IconShieldCheck size={16} aria-hidden />}>
        Nega alergias
      </Selo>
    );
  }
  return (
    <Selo tom="desconhecido" icone={<IconHelp size={16} aria-hidden />}>
      Alergias não informadas
    </Selo>
  );
}

/** Shows what whoever attends must know before anything else. */
export function Alertas({ alertas }: { alertas: readonly string[] }) {
  return alertas.map((alerta) => (
    <Selo key={alerta} tom="alerta" icone={<IconFlag size={16} aria-hidden />}>
      <VisuallyHidden>Alerta: </VisuallyHidden>
      {alerta}
    </Selo>
  ));
}

interface PropsDoSelo {
  tom: 'alergia' | 'alerta' | 'neutro' | 'desconhecido';
  icone: ReactNode;
  children: ReactNode;
}

function Selo({ tom, icone, children }: PropsDoSelo) {
  return (
    <li className={classes.selo} data-tom={tom}>
      {icone}
      <span>{children}</span>
    </li>
  );
}
