import type { SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import type { PassagemDePlantao } from '@domain/contracts/passagem.ts';
import type { Perfil } from '@domain/contracts/perfil.ts';
import type { Impresso } from '@domain/impressos/tipos.ts';
import { ROTULO_DA_COR } from '@domain/plantao/triagem.ts';
import { diaEHora, formatarDataHora } from '@/lib/format/datas.ts';

interface Onde {
  sessao: SessaoDePlantao;
  perfil: Pick<Perfil, 'nome' | 'crm' | 'crm_uf'>;
  fuso: string;
}

/** A handover as its paper has it: signed by hand, with who received it once somebody did. */
export function passagemNoPapel(
  { pacientes, entregue_em, recebida_em, sintese }: PassagemDePlantao,
  { sessao, perfil, fuso }: Onde,
): Impresso {
  const { dia, hora } = diaEHora(entregue_em ?? sessao.inicio, fuso);
  const quantos = pacientes.length === 1 ? '1 paciente' : `${pacientes.length} pacientes`;
  return {
    formato: 'A4',
    situacao: entregue_em ? 'papel' : 'rascunho',
    clinica: { nome: sessao.local_nome ?? 'Plantão' },
    medico: { nome: perfil.nome, crm: perfil.crm ?? '', uf: perfil.crm_uf ?? '' },
    paciente: { nome: quantos },
    quando: `${dia}T${hora}`,
    conteudo: {
      tipo: 'passagem',
      pacientes: pacientes.map((um) => ({
        ...um,
        quem: um.cor ? `${um.descricao} (${ROTULO_DA_COR[um.cor].toLowerCase()})` : um.descricao,
      })),
      sintese: recebida_em
        ? `Recebida em ${formatarDataHora(recebida_em, fuso)}. ${sintese}`
        : null,
    },
  };
}
