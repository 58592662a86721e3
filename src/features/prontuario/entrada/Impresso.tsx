import { ROTULO_DO_SEXO } from '@domain/contracts/paciente.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { idadePorExtenso } from '@domain/idade.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { emSaoPaulo, formatarDataHora, formatarDia } from '@/lib/format/datas.ts';
import { nomeExibido, type Paciente } from '@/lib/paciente/paciente.ts';
import type { Entrada } from '../api/linhas.ts';
import { registroDoAutor } from './Autoria.tsx';
import classes from './VerEvolucao.module.css';

interface Props {
  paciente: Paciente;
  entrada: Entrada;
}

/** Top of the printed page: where it comes from and whom it is about. */
export function CabecalhoImpresso({ paciente, entrada }: Props) {
  const { disponiveis } = useActiveClinica();
  const clinica = disponiveis.find(({ id }) => id === paciente.clinica_id);
  const { data_nascimento: nascimento, cpf, nome, nome_social, sexo } = paciente;
  const dados = [
    nome_social && `Nome civil: ${nome}`,
    nascimento && `Nascimento: ${formatarDia(nascimento)}`,
    nascimento && idadePorExtenso(nascimento, emSaoPaulo(entrada.ocorrido_em).dia),
    `Sexo: ${ROTULO_DO_SEXO[sexo].toLowerCase()}`,
    cpf && `CPF: ${formatarCpf(cpf)}`,
  ].filter(Boolean);
  return (
    <div className={classes.impresso}>
      <p className={classes.clinica}>{clinica?.nome}</p>
      <p>
        <b>{nomeExibido(paciente)}</b> · {dados.join(' · ')}
      </p>
    </div>
  );
}

/** Foot of the printed page: who wrote it, which version it is and its code. */
export function RodapeImpresso({ entrada }: Pick<Props, 'entrada'>) {
  const { autor_nome, autor_especialidade, versao, substituido_por, finalizado_em, id } = entrada;
  return (
    <div className={classes.impresso}>
      <p>
        {[autor_nome, autor_especialidade, registroDoAutor(entrada)].filter(Boolean).join(' · ')}
      </p>
      <p>
        Versão {versao}
        {substituido_por && ', substituída por outra mais nova'}
        {finalizado_em && `, finalizada em ${formatarDataHora(finalizado_em)}`} · código {id}
      </p>
    </div>
  );
}
