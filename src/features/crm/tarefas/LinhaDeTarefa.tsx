import { rotuloDoPasso } from '@domain/crm/contato.ts';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { formatarDia } from '@/lib/format/datas.ts';
import type { Tarefa } from '../api/linhas.ts';
import { useMarcarTarefa } from '../api/mutations.ts';
import classes from '../pessoa/Pessoa.module.css';
import type { PropsDaParte } from '../props.ts';

interface Props extends PropsDaParte {
  tarefa: Tarefa;
  hoje: string;
  /** Whom it is about, where the screen does not say it. */
  sobre?: ReactNode;
}

/** One thing to do: until when, by which step of a protocol, and the button that says it is done. */
export function LinhaDeTarefa({ clinica, tarefa, hoje, sobre }: Props) {
  const marcar = useMarcarTarefa(clinica.id);
  const { id, titulo, vence_em, passo } = tarefa;
  const vencida = vence_em < hoje;
  const concluir = async () => {
    try {
      await marcar.mutateAsync({ id, feita: true });
      avisar.desfazivel(`Feito: ${titulo}.`, () =>
        marcar.mutate({ id, feita: false }, { onError: avisar.erro }),
      );
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  return (
    <li>
      <div>
        <Text fw={600}>{titulo}</Text>
        <Text size="sm" c="dimmed">
          {sobre}
          {sobre && ' · '}
          <span className={vencida ? classes.vencida : undefined}>
            {vence_em === hoje ? 'Hoje' : `${vencida ? 'Atrasada, ' : ''}${formatarDia(vence_em)}`}
          </span>
          {passo && ` · ${rotuloDoPasso(passo.dias)}`}
        </Text>
      </div>
      <Button
        variant="default"
        loading={marcar.isPending}
        aria-label={`Marcar como feita: ${titulo}`}
        onClick={() => void concluir()}
      >
        Feita
      </Button>
    </li>
  );
}
