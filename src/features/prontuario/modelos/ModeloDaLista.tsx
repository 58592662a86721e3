import type { Modelo } from '@domain/prontuario/modelos.ts';
import { Button, Group } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import { retirar } from '../api/modelos.ts';
import classes from '../folha/Lista.module.css';
import { useAlterar } from './useAlterar.ts';

interface Props {
  modelo: Modelo;
  /** Present on the doctor's own, which can be put away. */
  proprioId?: string;
  aoUsar: (modelo: Modelo) => void;
}

/** A template with what can be done with it. */
export function ModeloDaLista({ modelo, proprioId, aoUsar }: Props) {
  const { enviando, falha, alterar } = useAlterar();
  return (
    <li className={classes.item}>
      {falha && <Recado tom="erro" titulo={falha} />}
      <Group justify="space-between" gap="xs">
        <span>
          <b>{modelo.nome}</b>
          {modelo.especialidade && (
            <span className={classes.detalhe}> · {modelo.especialidade}</span>
          )}
        </span>
        <Group gap="xs">
          {proprioId && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              loading={enviando}
              aria-label={`Remover o modelo ${modelo.nome}`}
              onClick={() => alterar(() => retirar('modelos_de_evolucao', proprioId))}
            >
              Remover
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="light"
            aria-label={`Usar o modelo ${modelo.nome}`}
            onClick={() => aoUsar(modelo)}
          >
            Usar
          </Button>
        </Group>
      </Group>
    </li>
  );
}
