import {
  type Atendimento,
  type ConteudoDoAtendimento,
  conteudoDoAtendimentoSchema,
  type SinaisDoPlantao,
} from '@domain/contracts/atendimento.ts';
import { useState } from 'react';
import { useMostrarPessoa, useReceberResultado } from '@/shared/calculadoras/na-tela.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';
import type { PlantaoEmCurso } from '../plantao/usePlantao.ts';
import { pessoaDe } from './pessoa.ts';

type Parte = Partial<ConteudoDoAtendimento>;

function conteudoDe(atendimento: Atendimento): ConteudoDoAtendimento {
  const { id: _, sessao_id: __, revisao: ___, ...conteudo } = atendimento;
  return conteudo;
}

/**
 * What is being written of an attendance. Nothing is lost to a reload: what is whole goes in the line of
 * what waits to be sent as each field is left; what is not stays here, with the reason.
 */
export function useFicha(atendimento: Atendimento, escrever: PlantaoEmCurso['escrever']) {
  const { id, sessao_id } = atendimento;
  // The revision over which this form was opened: another device's write since then is a conflict.
  const [revisao] = useState(atendimento.revisao);
  const [conteudo, setConteudo] = useState(() => conteudoDe(atendimento));
  const [guardado, setGuardado] = useState(() => JSON.stringify(conteudo));
  // The vital signs of when the form opened: measured anew, those of before are kept too.
  const [medidos] = useState(conteudo.sinais);
  const [recusa, setRecusa] = useState<string | null>(null);

  function escreverSe(inteiro: ConteudoDoAtendimento): boolean {
    const lido = conteudoDoAtendimentoSchema.safeParse(inteiro);
    if (!lido.success) {
      setRecusa(lido.error.issues[0]?.message ?? 'Confira os campos.');
      return false;
    }
    setRecusa(null);
    const escrito = JSON.stringify(inteiro);
    if (escrito !== guardado) {
      setGuardado(escrito);
      escrever({ tipo: 'atendimento', id, sessao_id, revisao, conteudo: lido.data });
    }
    return true;
  }
  const guardar = (parte: Parte = {}) => escreverSe({ ...conteudo, ...parte });
  /** @param agora whether it is kept at once: a tap leaves no field. */
  function mudar(parte: Parte, agora = false) {
    const inteiro = { ...conteudo, ...parte };
    setConteudo(inteiro);
    if (agora) escreverSe(inteiro);
  }
  function medir(novos: SinaisDoPlantao) {
    const { medidos_em } = medidos;
    const antes = conteudo.clinico.sinais_anteriores ?? [];
    const jaGuardados = antes.some((uns) => uns.medidos_em === medidos_em);
    const anteriores = medidos_em && !jaGuardados ? [...antes, medidos] : antes;
    mudar({
      sinais: { ...novos, medidos_em: agoraEmTexto() },
      clinico: {
        ...conteudo.clinico,
        ...(anteriores.length > 0 && { sinais_anteriores: anteriores }),
      },
    });
  }
  useMostrarPessoa(id, pessoaDe(conteudo));
  useReceberResultado((texto) => {
    const calculos = [
      ...(conteudo.clinico.calculos ?? []),
      { texto: texto.slice(0, 2000), feito_em: agoraEmTexto() },
    ];
    mudar({ clinico: { ...conteudo.clinico, calculos } }, true);
    return 'Cálculos do atendimento';
  });
  return { conteudo, recusa, mudar, medir, guardar };
}
