import { Badge, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDesde } from '@/lib/format/datas.ts';
import type { ConversaDaConta } from '@/shared/conversas/api/linhas.ts';
import classes from '@/shared/conversas/components/Conversas.module.css';
import { NoFusoDoVinculo } from '../vinculo/fuso.tsx';
import { nomeDoVinculo } from '../vinculo/pessoas.ts';
import { ASSUNTO_PARA_O_PACIENTE } from './assunto.ts';

interface Props {
  conversas: readonly ConversaDaConta[];
  aberta: ConversaDaConta | undefined;
}

/** With whom one may talk, and about what, begun or not. */
export function ListaDeConversas({ conversas, aberta }: Props) {
  return (
    <ul className="cartao linhas" aria-label="Lista de conversas">
      {conversas.map((conversa) => {
        const { paciente_id, assunto, ultima_em, ultimo_lado, previa, nao_lidas } = conversa;
        return (
          <li key={`${paciente_id} ${assunto}`} className={classes.item}>
            <Link
              to={PATHS.conversasDoPaciente}
              search={{ com: paciente_id, assunto }}
              className={classes.conversa}
              data-nao-lida={nao_lidas > 0 || undefined}
              aria-current={conversa === aberta || undefined}
            >
              <Group
                component="span"
                gap={8}
                align="baseline"
                justify="space-between"
                wrap="nowrap"
                miw={0}
              >
                <span className={classes.nome}>{ASSUNTO_PARA_O_PACIENTE[assunto]}</span>
                {ultima_em && (
                  <NoFusoDoVinculo pacienteId={paciente_id}>
                    <Desde instante={ultima_em} />
                  </NoFusoDoVinculo>
                )}
              </Group>
              <Group
                component="span"
                gap={8}
                align="baseline"
                justify="space-between"
                wrap="nowrap"
                miw={0}
              >
                <Text span truncate c="dimmed" fz="sm">
                  {previa === null
                    ? 'Nenhuma mensagem ainda'
                    : `${ultimo_lado === 'paciente' ? 'Você: ' : ''}${previa}`}
                </Text>
                {nao_lidas > 0 && (
                  <Badge size="sm" flex="none">
                    {nao_lidas === 1 ? '1 nova' : `${nao_lidas} novas`}
                  </Badge>
                )}
              </Group>
              <span className={classes.suave}>{nomeDoVinculo(conversa, conversas)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Desde({ instante }: { instante: string }) {
  return (
    <time className={classes.suave} dateTime={instante}>
      {formatarDesde(instante, Date.now(), useFuso())}
    </time>
  );
}
