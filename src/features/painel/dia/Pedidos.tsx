import {
  diasAteOPrazo,
  prazoEmPalavras,
  ROTULO_DA_SOLICITACAO,
} from '@domain/area-paciente/solicitacoes.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { SolicitacaoAVencer } from '@/shared/titulares/api/linhas.ts';
import {
  solicitacoesAbertasOptions,
  solicitacoesAVencerOptions,
  useRespondeATitulares,
} from '@/shared/titulares/api/queries.ts';
import classes from './Fila.module.css';

/** The term is near: the law gives fifteen days, and these are the last of them. */
const DIAS_DE_PRESSA = 3;

/** Open requests: how many, and those whose term ends first. */
export interface PedidosAbertos {
  total: number;
  aVencer: readonly SolicitacaoAVencer[];
}

/** What patients ask about their data, for who answers it; none while that is not known. */
export function usePedidos(clinicaId: string): { pedidos: PedidosAbertos; pendente: boolean } {
  const enabled = useRespondeATitulares(clinicaId);
  const total = useQuery({ ...solicitacoesAbertasOptions(clinicaId), enabled });
  const aVencer = useQuery({ ...solicitacoesAVencerOptions(clinicaId), enabled });
  return {
    pedidos: { total: total.data ?? aVencer.data?.length ?? 0, aVencer: aVencer.data ?? [] },
    pendente: total.isLoading || aVencer.isLoading,
  };
}

/** The requests whose answer is due first; nothing where nobody waits for one. */
export function Pedidos({ pedidos, hoje }: { pedidos: PedidosAbertos; hoje: string }) {
  const { total, aVencer } = pedidos;
  if (aVencer.length === 0) return null;
  return (
    <Bloco
      titulo="Pedidos de titulares"
      estado={`${total} à espera de resposta`}
      acao={
        <TextoLink to={PATHS.pedidosDeTitulares}>
          {total === 1 ? 'Responder' : `Ver os ${total}`}
        </TextoLink>
      }
    >
      <ul className={`linhas ${classes.lista}`} aria-label="Pedidos por prazo">
        {aVencer.map(({ id, tipo, prazo, paciente }) => (
          <li key={id}>
            <Link to={PATHS.pedidosDeTitulares} className={`linha ${classes.livre}`}>
              <span className={classes.textos}>
                <strong>{nomeExibido(paciente)}</strong>
                <Text span c="dimmed" fz="sm">
                  {ROTULO_DA_SOLICITACAO[tipo]}, até {formatarDia(prazo)}
                </Text>
              </span>
              {diasAteOPrazo(prazo, hoje) <= DIAS_DE_PRESSA ? (
                <Text span inherit c="var(--mantine-color-error)">
                  {prazoEmPalavras(prazo, hoje)}
                </Text>
              ) : (
                <Text span c="dimmed" fz="sm">
                  {prazoEmPalavras(prazo, hoje)}
                </Text>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Bloco>
  );
}
