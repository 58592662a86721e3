import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Entrada } from '../api/linhas.ts';
import { versoesOptions } from '../api/queries.ts';
import { Autoria } from '../entrada/Autoria.tsx';
import { Sinais } from '../entrada/Sinais.tsx';
import { Textos } from '../entrada/Textos.tsx';
import classes from './Editor.module.css';

type Origem = Pick<Entrada, 'adendo_de' | 'corrige_id'>;

export function tituloDoRascunho({ adendo_de, corrige_id }: Origem): string {
  if (corrige_id) return 'Corrigir evolução';
  return adendo_de ? 'Novo adendo' : 'Nova evolução';
}

interface Props extends Origem {
  motivo: string | null;
  versao: number;
}

/** Above the fields: what a correction corrects, or what an addendum completes. */
export function ContextoDoRascunho({ adendo_de, corrige_id, motivo, versao }: Props) {
  if (corrige_id) {
    return (
      <Recado titulo={`Versão ${versao}`}>
        Motivo da correção: {motivo}. A versão {versao - 1} continua visível, marcada como
        substituída, depois que você finalizar esta.
      </Recado>
    );
  }
  return adendo_de ? <EntradaCompletada entradaId={adendo_de} /> : null;
}

function EntradaCompletada({ entradaId }: { entradaId: string }) {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data } = useQuery(versoesOptions(clinicaId, paciente.id, entradaId));
  const atual = data?.versoes[0];
  if (!atual) return null;
  return (
    <details className={classes.completada}>
      <summary>
        Completa a evolução de {formatarDataHora(atual.ocorrido_em, fuso)}, de {atual.autor_nome}
      </summary>
      <Stack gap="sm">
        <Autoria entrada={atual} />
        <Textos entrada={atual} />
        <Sinais medicao={atual} nascimento={paciente.data_nascimento} />
      </Stack>
    </details>
  );
}
