import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import type { Dia } from '../api/dia.ts';
import classes from './Fila.module.css';
import type { Contexto } from './LinhaDaFila.tsx';

/** The tasks of the CRM that are due, the latest first; each opens its person. */
export function Tarefas({ tarefas, contexto }: { tarefas: Dia['tarefas']; contexto: Contexto }) {
  const { hoje, eMedico } = contexto;
  const quais = eMedico ? ({ quais: 'minhas' } as const) : {};
  return (
    <Bloco
      titulo={eMedico ? 'Suas tarefas' : 'Tarefas'}
      acao={
        <TextoLink to={PATHS.crm} search={{ aba: 'tarefas', ...quais }}>
          Ver todas
        </TextoLink>
      }
    >
      {tarefas.linhas.length === 0 ? (
        <BlocoVazio>
          Nada a fazer até hoje. As tarefas são criadas no CRM: no cartão de uma pessoa ou pelos
          protocolos de contato.
        </BlocoVazio>
      ) : (
        <ul className={`linhas ${classes.lista}`} aria-label="Tarefas até hoje">
          {tarefas.linhas.map(({ id, oportunidade_id: pessoa, titulo, vence_em, ...tarefa }) => (
            <li key={id}>
              <Link
                to={PATHS.crm}
                search={{ aba: 'tarefas', ...quais, pessoa }}
                className={`linha ${classes.livre}`}
              >
                <span className={classes.textos}>
                  <strong>{titulo}</strong>
                  <Text span c="dimmed" fz="sm">
                    {tarefa.pessoa}
                  </Text>
                </span>
                {vence_em < hoje && (
                  <Text span inherit c="var(--mantine-color-error)">
                    desde {formatarDia(vence_em)}
                  </Text>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Bloco>
  );
}
