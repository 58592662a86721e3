import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { TextoLink } from '@/components/ligacoes.tsx';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { type Semelhante, semelhantesOptions } from '@/shared/paciente/api/semelhantes.ts';
import { type CamposDoCadastro, semelhancaDe } from '../formulario.ts';
import classes from './FormularioDePaciente.module.css';

const PAUSA = 400;

const EM_PALAVRAS: Readonly<Record<Semelhante['motivo'], string>> = {
  cpf: 'mesmo CPF',
  cns: 'mesmo CNS',
  nome_e_nascimento: 'nome parecido e mesma data de nascimento',
  nome_e_telefone: 'nome parecido e mesmo telefone',
  nome: 'nome muito parecido',
};

interface Props {
  control: Control<CamposDoCadastro, unknown, CadastroDePaciente>;
  clinicaId: string;
  /** The registration being written, which does not resemble itself. */
  exceto: string;
}

/** While the registration is typed: who may already be registered, and why it seems so. */
export function Semelhantes({ control, clinicaId, exceto }: Props) {
  const campos = useWatch({ control, compute: (valores: CamposDoCadastro) => valores });
  const [comparavel] = useDebouncedValue(JSON.stringify(semelhancaDe(campos)), PAUSA);
  const dados = JSON.parse(comparavel) as ReturnType<typeof semelhancaDe>;
  const { data: achados = [] } = useQuery({
    ...semelhantesOptions(clinicaId, dados ?? NADA, exceto),
    enabled: dados !== null,
  });
  return (
    <div role="status" className={classes.semelhantes}>
      {dados && achados.length > 0 && (
        <Recado
          titulo={
            achados.length === 1
              ? 'Este paciente talvez já esteja cadastrado'
              : 'Estes pacientes talvez sejam a mesma pessoa'
          }
        >
          <ul>
            {achados.map((achado) => (
              <li key={achado.id}>
                <TextoLink to={PATHS.paciente} params={{ id: achado.id }}>
                  {nomeExibido(achado)}
                </TextoLink>
                {descrever(achado)}
              </li>
            ))}
          </ul>
        </Recado>
      )}
    </div>
  );
}

const NADA = { nome: '', data_nascimento: null, cpf: null, cns: null, telefone: null };

function descrever({ motivo, data_nascimento, cpf }: Semelhante): string {
  const dados = [
    data_nascimento && `nascimento ${formatarDia(data_nascimento)}`,
    cpf && `CPF ${formatarCpf(cpf)}`,
  ].filter(Boolean);
  return `: ${EM_PALAVRAS[motivo]}${dados.length > 0 ? ` (${dados.join(', ')})` : ''}`;
}
