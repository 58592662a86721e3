import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconNotes } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { usePendencias } from '@/lib/pendencias/usePendencias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { NovoCalculo } from '@/shared/calculos/api/linhas.ts';
import type { Pronta } from '../ferramenta/Ferramenta.tsx';
import type { PacienteDasFerramentas } from './DoPaciente.tsx';
import { CALCULO, enfileirar, naPrimeiraVez } from './fila.ts';

interface Props {
  ferramenta: Ferramenta;
  paciente: PacienteDasFerramentas;
  pronta: Pronta;
}

interface Ultimo {
  id: string;
  conteudo: string;
  em: number | null;
}

/** `Salvar no prontuário`: once for each result, however many times it is pressed. */
export function Salvar({ ferramenta, paciente, pronta }: Props) {
  const fuso = useFuso();
  const { id: usuarioId } = usePerfil();
  const conteudo = JSON.stringify(pronta.situacao.dados);
  /** The last one saved, and when it arrived; one that waits in the line is told there. */
  const [ultimo, setUltimo] = useState<Ultimo | null>(null);
  const naFila = usePendencias(usuarioId, CALCULO).find(({ dados }) => dados.id === ultimo?.id);
  useEffect(() => {
    return pendenciasDe(usuarioId).aoChegar(CALCULO, ({ id }) =>
      setUltimo((atual) => (atual?.id === id ? { ...atual, em: Date.now() } : atual)),
    );
  }, [usuarioId]);

  const salvar = () => {
    const calculo = montar(ferramenta, paciente, pronta);
    setUltimo({ id: calculo.id, conteudo, em: null });
    enfileirar(usuarioId, calculo);
  };
  const mesmo = ultimo?.conteudo === conteudo;
  const em = mesmo ? ultimo.em : null;
  return (
    <Button
      leftSection={
        em === null ? <IconNotes size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />
      }
      loading={naFila !== undefined && naPrimeiraVez(naFila)}
      disabled={mesmo}
      onClick={salvar}
    >
      {em === null ? 'Salvar no prontuário' : `Salvo às ${formatarHora(em, fuso)}`}
    </Button>
  );
}

function montar(
  ferramenta: Ferramenta,
  { paciente, prontuarioId }: PacienteDasFerramentas,
  { situacao: { dados, resultado }, procedencias }: Pronta,
): NovoCalculo {
  return {
    id: crypto.randomUUID(),
    clinica_id: paciente.clinica_id,
    paciente_id: paciente.id,
    prontuario_id: prontuarioId,
    ferramenta: ferramenta.id,
    versao: resultado.versao,
    entrada: dados.entrada,
    unidades: dados.unidades,
    proveniencia: Object.fromEntries(
      Object.entries(procedencias).filter(([nome]) => Object.hasOwn(dados.entrada, nome)),
    ),
    resultado: resultado.resultado,
    interpretacao: resultado.interpretacao,
  };
}
