import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { useEffect, useMemo, useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import { calcular, perguntasDosCampos } from '../formulario/calcular.ts';
import {
  quantasFaltam,
  type Resposta,
  respostasVazias,
  restanteComoNao,
} from '../formulario/respostas.ts';
import type { Sugestao } from '../paciente/sugerir.ts';
import type { Aberta, Memoria } from './memoria.ts';

type Sugestoes = Readonly<Record<string, Sugestao>>;
const SEM_SUGESTOES: Sugestoes = {};

/** The answers of a tool, its result after every change, and what the record has to offer. */
export function useFerramenta(ferramenta: Ferramenta, memoria: Memoria, sugestoes = SEM_SUGESTOES) {
  const dia = hoje(useFuso());
  const [guardada, setGuardada] = useState(
    () => memoria.abertas.get(ferramenta.id) ?? inicial(ferramenta, dia),
  );
  const aberta = useMemo(() => preencher(guardada, sugestoes), [guardada, sugestoes]);
  const situacao = useMemo(
    () => calcular(ferramenta, aberta.respostas, dia),
    [ferramenta, aberta, dia],
  );

  const perguntas = useMemo(
    () => perguntasDosCampos(ferramenta, aberta.respostas, dia),
    [ferramenta, aberta, dia],
  );

  useEffect(() => {
    memoria.abertas.set(ferramenta.id, guardada);
  }, [memoria, ferramenta, guardada]);

  /** Over what stands there by then: two changes of one moment must not undo one another. */
  const trocar = (como: (atual: Aberta) => Aberta) =>
    setGuardada((atual) => como(preencher(atual, sugestoes)));
  return {
    ...aberta,
    situacao,
    perguntas,
    mudar: (nome: string, resposta: Resposta) => trocar((atual) => mudar(atual, nome, resposta)),
    /** Takes what the record offers, with where it came from. */
    aceitar: (nome: string, { resposta, procedencia }: Sugestao) =>
      trocar((atual) => {
        const mudada = mudar(atual, nome, resposta);
        return { ...mudada, procedencias: { ...mudada.procedencias, [nome]: procedencia } };
      }),
    restanteComoNao: () =>
      trocar((atual) => ({
        ...atual,
        respostas: restanteComoNao(ferramenta.campos, atual.respostas),
      })),
    visitar: (nome: string) =>
      trocar((atual) =>
        atual.visitados.includes(nome)
          ? atual
          : { ...atual, visitados: [...atual.visitados, nome] },
      ),
    /** Empties every field, also those that the record filled in. The answer brings all back. */
    limpar: () => {
      const mudados = Object.keys(ferramenta.campos);
      trocar(() => ({ ...inicial(ferramenta, dia), mudados }));
      return () => trocar(() => aberta);
    },
  };
}
export type FerramentaAberta = ReturnType<typeof useFerramenta>;

function inicial({ campos }: Ferramenta, dia: string): Aberta {
  return { respostas: respostasVazias(campos, dia), procedencias: {}, visitados: [], mudados: [] };
}

function mudar(aberta: Aberta, nome: string, resposta: Resposta): Aberta {
  const { [nome]: _, ...procedencias } = aberta.procedencias;
  return {
    respostas: { ...aberta.respostas, [nome]: resposta },
    procedencias,
    visitados: aberta.visitados,
    mudados: aberta.mudados.includes(nome) ? aberta.mudados : [...aberta.mudados, nome],
  };
}

/**
 * Fields that nobody touched and that the record knows freshly enough are filled in, and follow it:
 * what the draft says by now counts, not what it said when the tool was opened.
 */
export function preencher(aberta: Aberta, sugestoes: Sugestoes): Aberta {
  const novas = Object.entries(sugestoes).filter(
    ([nome, { modo }]) =>
      modo === 'preenche' &&
      !aberta.mudados.includes(nome) &&
      (quantasFaltam(aberta.respostas[nome]) > 0 || Object.hasOwn(aberta.procedencias, nome)),
  );
  if (novas.length === 0) return aberta;
  const respostas = { ...aberta.respostas };
  const procedencias = { ...aberta.procedencias };
  for (const [nome, { resposta, procedencia }] of novas) {
    respostas[nome] = resposta;
    procedencias[nome] = procedencia;
  }
  // What the record filled in wrongly for this tool (an age under its limit) is said at once.
  const visitados = [...new Set([...aberta.visitados, ...novas.map(([nome]) => nome)])];
  return { ...aberta, respostas, procedencias, visitados };
}
