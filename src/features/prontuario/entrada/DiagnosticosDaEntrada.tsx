import { ROTULO_DA_CERTEZA } from '@domain/prontuario/diagnosticos.ts';
import { Group, Text } from '@mantine/core';
import type { Entrada } from '../api/linhas.ts';
import classes from './Diagnosticos.module.css';

/** The diagnoses of an entry, the principal first; a hypothesis says so. */
export function DiagnosticosDaEntrada({ entrada: { diagnosticos } }: { entrada: Entrada }) {
  if (diagnosticos.length === 0) return null;
  return (
    <Group component="ul" gap="0.25rem 0.5rem" align="stretch" aria-label="Diagnósticos">
      {diagnosticos.map(({ sistema, codigo, descricao, certeza }) => (
        <li key={`${sistema} ${codigo}`} className={classes.diagnostico}>
          <b>{codigo}</b> {descricao}
          {certeza === 'hipotese' && (
            <Text span inherit c="dimmed">
              {' '}
              ({ROTULO_DA_CERTEZA.hipotese.toLowerCase()})
            </Text>
          )}
        </li>
      ))}
    </Group>
  );
}
