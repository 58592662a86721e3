/** A registration as its patient reads it. Pure. */
import { formatarCns } from '@domain/documentos/cns.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import type { Cadastro } from '../api/linhas.ts';

export interface LinhaDoCadastro {
  rotulo: string;
  /** Null: the clinic has none. */
  valor: string | null;
}

const SEXO: Readonly<Record<string, string>> = {
  feminino: 'Feminino',
  masculino: 'Masculino',
  intersexo: 'Intersexo',
};

/** Every field of a registration, with how it is called and written. */
export function linhasDoCadastro(cadastro: Cadastro): LinhaDoCadastro[] {
  const { data_nascimento, cpf, cns, telefone, sexo } = cadastro;
  return [
    { rotulo: 'Nome', valor: cadastro.nome },
    { rotulo: 'Nome social', valor: cadastro.nome_social },
    { rotulo: 'Nascimento', valor: data_nascimento && formatarDia(data_nascimento) },
    { rotulo: 'Sexo no nascimento', valor: SEXO[sexo] ?? null },
    { rotulo: 'CPF', valor: cpf && formatarCpf(cpf) },
    { rotulo: 'Cartão SUS', valor: cns && formatarCns(cns) },
    { rotulo: 'Nome da mãe', valor: cadastro.nome_mae },
    { rotulo: 'Naturalidade', valor: cadastro.naturalidade },
    { rotulo: 'Telefone', valor: telefone && mascaraDeTelefone(telefone) },
    { rotulo: 'E-mail', valor: cadastro.email },
    { rotulo: 'Endereço', valor: endereco(cadastro) },
    { rotulo: 'Médico responsável', valor: cadastro.medico_responsavel },
  ];
}

/** `Rua das Paineiras, 37, Cambuí, Campinas/SP, 13010-000`; null when nothing is known. */
function endereco(cadastro: Cadastro): string | null {
  const { logradouro, numero, complemento, bairro, cidade, uf, cep } = cadastro;
  const partes = [
    logradouro,
    numero,
    complemento,
    bairro,
    [cidade, uf].filter(Boolean).join('/'),
    cep?.replace(/^(\d{5})(\d{3})$/, '$1-$2'),
  ].filter(Boolean);
  return partes.length > 0 ? partes.join(', ') : null;
}
