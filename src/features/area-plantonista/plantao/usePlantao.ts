import type { Atendimento, Reavaliacao } from '@domain/contracts/atendimento.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { usePendencias, usePendenciasAbertas } from '@/lib/pendencias/usePendencias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useCopia } from '@/lib/sigilo/useCopia.ts';
import { comLinha, copiaDoPlantao } from './copia.ts';
import { enfileirar, OPERACAO, type Operacao, useEnvioDoPlantao } from './fila.ts';
import { esquecerLeituras, lerPlantao } from './servidor.ts';
import { turnoDe } from './turno.ts';

/** The person's shift, read at once from the device and then from the server, and how to write it. */
export function usePlantao() {
  const { id } = usePerfil();
  useEnvioDoPlantao(id);
  const esperaAberta = usePendenciasAbertas(id);
  const itens = usePendencias(id, OPERACAO);
  const { valor: copia, aberta: copiaAberta } = useCopia(copiaDoPlantao, id);
  const abertas = esperaAberta && copiaAberta;
  const [erro, setErro] = useState<string | null>(null);
  const [lido, setLido] = useState(false);
  // A start that was refused says that another shift is under way: which one is asked.
  const recusado = itens.some(({ dados, falha }) => dados.tipo === 'iniciar' && falha?.definitiva);
  useEffect(() => {
    if (!abertas) return;
    if (recusado) esquecerLeituras(id);
    lerPlantao(id, pendenciasDe(id).ler(OPERACAO).length > 0)
      .then(() => setErro(null))
      .catch((falha: unknown) => setErro(mensagemDeErro(falha)))
      .finally(() => setLido(true));
  }, [id, abertas, recusado]);
  const escrever = useCallback(
    (operacao: Operacao) => {
      esquecerLeituras(id);
      enfileirar(id, operacao);
    },
    [id],
  );
  const turno = useMemo(() => turnoDe(copia, itens), [copia, itens]);
  return {
    turno,
    /** Why the server could not be asked; what the device knows shows all the same. */
    erro,
    /** False until the device, and where it knows of no shift the server, was asked. */
    pronto: abertas && (turno.sessao !== null || lido),
    escrever,
    tentarDeNovo: (item: string) => void pendenciasDe(id).tentarDeNovo(item),
    desistir: pendenciasDe(id).desistir,
    /** Keeps what the server has of an attendance or of a re-evaluation, as it was just read. */
    trazer: (salvo: { atendimento: Atendimento } | { reavaliacao: Reavaliacao }) =>
      copiaDoPlantao.mudar(id, (atual) =>
        'atendimento' in salvo
          ? { ...atual, atendimentos: comLinha(atual.atendimentos, salvo.atendimento) }
          : { ...atual, reavaliacoes: comLinha(atual.reavaliacoes, salvo.reavaliacao) },
      ),
  };
}
export type PlantaoEmCurso = ReturnType<typeof usePlantao>;
