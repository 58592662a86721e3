import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { versoesOptions } from '../api/queries.ts';
import { Autoria } from '../entrada/Autoria.tsx';
import { Sinais } from '../entrada/Sinais.tsx';
import { Textos } from '../entrada/Textos.tsx';
import classes from './Editor.module.css';

/** The entry that an addendum completes, as it stands now. */
export function EntradaCompletada({ entradaId }: { entradaId: string }) {
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
