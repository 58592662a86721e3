import { ROTULO_DO_STATUS_DA_SOLICITACAO } from '@domain/area-paciente/solicitacoes.ts';
import { Text } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import type { SolicitacaoDaClinica } from '@/shared/titulares/api/linhas.ts';
import classes from '@/shared/titulares/components/Solicitacoes.module.css';

/** How a request ended, and what was answered. */
export function Encerrada({ solicitacao }: { solicitacao: SolicitacaoDaClinica }) {
  const fuso = useFuso();
  const { status, encerrada_em, resposta } = solicitacao;
  return (
    <div className={classes.resposta}>
      <Text size="sm" fw={600}>
        {ROTULO_DO_STATUS_DA_SOLICITACAO[status]}
        {encerrada_em && ` em ${formatarData(encerrada_em, fuso)}`}
        {status === 'cancelada' && ' pelo paciente'}
      </Text>
      {resposta && <p className="como-escrito leitura">{resposta}</p>}
    </div>
  );
}
