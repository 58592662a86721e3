import { type PacienteResumido, ROTULO_DO_SEXO } from '@domain/contracts/paciente.ts';
import { formatarCns } from '@domain/documentos/cns.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import type { Qualificacao } from '../api/impressao.ts';

/** What a required field says when nobody filled it in: a blank would look like a lost line. */
const AUSENTE = 'não informado';

/** Who the record is about, on every page: the name, then what tells namesakes apart. */
export function quemNoPapel(paciente: PacienteResumido): [quem: string, documentos: string] {
  const { nome, nome_social, data_nascimento, cpf, cns } = paciente;
  const documentos = [
    data_nascimento && `Nascimento ${formatarDia(data_nascimento)}`,
    cpf ? `CPF ${formatarCpf(cpf)}` : cns && `CNS ${formatarCns(cns)}`,
  ];
  return [
    nome_social ? `${nome_social} (nome civil: ${nome})` : nome,
    documentos.filter(Boolean).join(' · '),
  ];
}

/**
 * The identification that a record must carry: name, birth, sex, mother, birthplace and address
 * (Resolução CFM 1.638/2002, art. 5), with the documents that are known.
 */
export function identificacao(
  paciente: PacienteResumido,
  qualificacao: Qualificacao | null,
): { rotulo: string; valor: string }[] {
  const { nome, nome_social, data_nascimento, sexo, cpf, cns, data_obito } = paciente;
  const campos: (false | { rotulo: string; valor: string | null | undefined })[] = [
    { rotulo: 'Nome completo', valor: nome },
    nome_social !== null && { rotulo: 'Nome social', valor: nome_social },
    { rotulo: 'Nascimento', valor: data_nascimento && formatarDia(data_nascimento) },
    data_obito !== null && { rotulo: 'Óbito', valor: formatarDia(data_obito) },
    { rotulo: 'Sexo', valor: sexo === 'ignorado' ? null : ROTULO_DO_SEXO[sexo] },
    { rotulo: 'Nome da mãe', valor: qualificacao?.nome_mae },
    { rotulo: 'Naturalidade', valor: qualificacao?.naturalidade },
    { rotulo: 'Endereço', valor: qualificacao && endereco(qualificacao) },
    { rotulo: 'CPF', valor: cpf && formatarCpf(cpf) },
    cns !== null && { rotulo: 'CNS', valor: formatarCns(cns) },
  ];
  return campos
    .filter((campo) => campo !== false)
    .map(({ rotulo, valor }) => ({ rotulo, valor: valor || AUSENTE }));
}

function endereco(qualificacao: Qualificacao): string {
  const { logradouro, numero, complemento, bairro, cidade, uf, cep } = qualificacao;
  return [
    [logradouro, numero, complemento].filter(Boolean).join(', '),
    bairro,
    [cidade, uf].filter(Boolean).join('/'),
    cep && `CEP ${cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
