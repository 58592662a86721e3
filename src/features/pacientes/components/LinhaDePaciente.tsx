import { ROTULO_DO_SEXO } from '@domain/contracts/paciente.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { Badge, Mark, Text, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { idadeDoPaciente } from '@/shared/paciente/obito.ts';
import type { PacienteDaLista } from '../api/linhas.ts';
import { realcar } from '../realce.ts';
import classes from './Lista.module.css';

interface Props {
  paciente: PacienteDaLista;
  termo: string;
}

/** A patient of the list: one line on a wide screen, a card on a phone, one link in both. */
export function LinhaDePaciente({ paciente, termo }: Props) {
  const fuso = useFuso();
  const { id, nome, nome_social, sexo, cpf, telefone, responsavel, ativo, data_obito } = paciente;
  const idade = idadeDoPaciente(paciente, hoje(fuso));
  const idadeESexo = [idade, sexo !== 'ignorado' && ROTULO_DO_SEXO[sexo]].filter(Boolean);
  return (
    <Link to={PATHS.paciente} params={{ id }} className={classes.linha}>
      <span>
        <Text span inherit miw={0} fw={600}>
          <Realce texto={nomeExibido(paciente)} termo={termo} />
        </Text>{' '}
        {data_obito && (
          <Badge variant="outline" color="gray" size="sm">
            Óbito
          </Badge>
        )}{' '}
        {!ativo && (
          <Badge variant="outline" color="gray" size="sm">
            Inativo
          </Badge>
        )}
        {nome_social && (
          <Text span c="dimmed" fz="sm">
            {' '}
            Nome civil: <Realce texto={nome} termo={termo} />
          </Text>
        )}
      </span>
      <Dado rotulo="Idade e sexo" valor={idadeESexo.join(', ')} />
      <Dado rotulo="CPF" valor={formatarCpf(cpf ?? '')} termo={termo} />
      <Dado rotulo="Telefone" valor={mascaraDeTelefone(telefone ?? '')} termo={termo} />
      <Dado rotulo="Responsável" valor={responsavel ?? ''} />
    </Link>
  );
}

function Dado({ rotulo, valor, termo = '' }: { rotulo: string; valor: string; termo?: string }) {
  if (!valor) {
    return (
      <span className={classes.vazio} aria-hidden>
        —
      </span>
    );
  }
  return (
    <span>
      <VisuallyHidden>{rotulo}: </VisuallyHidden>
      <Realce texto={valor} termo={termo} />
    </span>
  );
}

/** A text with what was searched marked in it. */
function Realce({ texto, termo }: { texto: string; termo: string }) {
  if (!termo) return texto;
  let posicao = 0;
  return realcar(texto, termo).map((trecho) => {
    const chave = posicao;
    posicao += trecho.texto.length;
    return trecho.achado ? <Mark key={chave}>{trecho.texto}</Mark> : trecho.texto;
  });
}
