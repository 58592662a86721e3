import { linha } from '@domain/contracts/campos.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { guardarModelo } from '../api/modelos.ts';
import classes from '../folha/Lista.module.css';
import { type Conteudo, SECOES } from '../rascunho/conteudo.ts';
import { useAlterar } from './useAlterar.ts';

const NOME = linha('Nome do modelo', 2, 80);
/** Longest text of a section of a template (also a constraint of the database). */
const MAXIMO = 10_000;

/** Keeps what is written now as a template. */
export function SalvarComoModelo({ conteudo }: { conteudo: Conteudo }) {
  const { especialidade } = usePerfil();
  const { enviando, falha, alterar } = useAlterar();
  const [nome, setNome] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const vazio = SECOES.every((secao) => conteudo[secao].trim() === '');
  const longo = SECOES.some((secao) => conteudo[secao].length > MAXIMO);

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lido = NOME.safeParse(nome);
    setRecusa(lido.error?.issues[0]?.message);
    if (!lido.success) return;
    const { subjetivo, objetivo, avaliacao, plano, secoes_livres } = conteudo;
    const textos = { subjetivo, objetivo, avaliacao, plano, secoes_livres };
    alterar(
      (medicoId) =>
        guardarModelo(medicoId, {
          nome: lido.data,
          especialidade: especialidade ?? null,
          ...textos,
        }),
      () => setNome(''),
    );
  };

  if (vazio) return null;
  if (longo) return <p>O texto desta evolução é longo demais para virar modelo.</p>;
  return (
    <form onSubmit={enviar} noValidate>
      {falha && <Recado tom="erro" titulo={falha} />}
      <div className={classes.linhaDeCampos}>
        <TextInput
          label="Salvar esta evolução como modelo"
          description="Remova antes o que é deste paciente: o modelo serve para todos."
          placeholder="Nome do modelo"
          value={nome}
          maxLength={80}
          error={recusa}
          onChange={({ currentTarget }) => setNome(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={enviando}>
          Salvar modelo
        </Button>
      </div>
    </form>
  );
}
