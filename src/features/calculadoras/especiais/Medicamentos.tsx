import { BASE } from '@domain/clinico/medicamentos/base.ts';
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import { sugerir } from '@domain/clinico/medicamentos/parecidos.ts';
import { Button, Group, TagsInput } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';
import { OFERECE_PARECIDOS } from '@/components/formulario/unico.ts';
import { Recado } from '@/components/Recado.tsx';
import classes from './Especiais.module.css';

const LETRAS = 200;
const MAXIMO = 100;

interface Props {
  medicamentos: readonly string[];
  aoMudar: (medicamentos: readonly string[]) => void;
  comFoco: boolean;
}

/** Medicines as a doctor writes them: by DCB, synonym or brand, with dose or without. */
export function Medicamentos({ medicamentos, aoMudar, comFoco }: Props) {
  const [digitado, setDigitado] = useState('');
  const sugestoes = sugerir(BASE.lexico, digitado);
  const ingredientes = new Map(sugestoes.map(({ nome, dcbs }) => [nome, dcbs.join(' + ')]));

  /** A list pasted from elsewhere, one medicine a line. */
  const colar = (evento: ClipboardEvent) => {
    const linhas = evento.clipboardData
      .getData('text')
      .split(/[\n;]+/)
      .map((linha) => linha.trim().slice(0, LETRAS))
      .filter(Boolean);
    if (linhas.length < 2) return;
    evento.preventDefault();
    aoMudar([...new Set([...medicamentos, ...linhas])].slice(0, MAXIMO));
  };

  return (
    <>
      <TagsInput
        {...OFERECE_PARECIDOS}
        data-campo="medicamentos"
        label="Medicamentos"
        description="Digite e tecle Enter. Uma lista colada entra inteira, um por linha."
        value={[...medicamentos]}
        onChange={aoMudar}
        searchValue={digitado}
        onSearchChange={setDigitado}
        data={sugestoes.map(({ nome }) => nome)}
        filter={({ options }) => options}
        renderOption={({ option }) => (
          <span>
            {option.value}
            {ingredientes.get(option.value) !== option.value && (
              <span className="unidade"> {ingredientes.get(option.value)}</span>
            )}
          </span>
        )}
        splitChars={[';']}
        maxLength={LETRAS}
        maxTags={MAXIMO}
        acceptValueOnBlur
        clearable
        clearButtonProps={{ 'aria-label': 'Remover todos os medicamentos' }}
        onPaste={colar}
        autoFocus={comFoco}
      />
      <NaoReconhecidos
        medicamentos={medicamentos}
        aoTrocar={(de, para) =>
          aoMudar([...new Set(medicamentos.map((nome) => (nome === de ? para : nome)))])
        }
      />
    </>
  );
}

interface PropsDosNaoReconhecidos {
  medicamentos: readonly string[];
  aoTrocar: (de: string, para: string) => void;
}

/** What the base does not know is told, never dropped; a near name counts only once confirmed. */
function NaoReconhecidos({ medicamentos, aoTrocar }: PropsDosNaoReconhecidos) {
  const desconhecidos = medicamentos.filter((nome) => !reconhecer(BASE.lexico, nome).reconhecido);
  if (desconhecidos.length === 0) return null;
  return (
    <Recado
      tom="aviso"
      titulo={
        desconhecidos.length === 1
          ? '1 item não reconhecido'
          : `${desconhecidos.length} itens não reconhecidos`
      }
    >
      <ul className={classes.desconhecidos}>
        {desconhecidos.map((nome) => (
          <li key={nome}>
            <span>
              <b>{nome}</b>: não reconhecido, fica fora da conferência.
            </span>
            <Parecidos nome={nome} aoEscolher={(para) => aoTrocar(nome, para)} />
          </li>
        ))}
      </ul>
    </Recado>
  );
}

function Parecidos({ nome, aoEscolher }: { nome: string; aoEscolher: (para: string) => void }) {
  const item = reconhecer(BASE.lexico, nome);
  const parecidos = item.reconhecido ? [] : item.parecidos;
  if (parecidos.length === 0) return <span>Nenhum nome parecido na base.</span>;
  return (
    <Group component="span" gap={6}>
      É um destes?
      {parecidos.map((parecido) => (
        <Button
          key={parecido}
          variant="default"
          size="compact-sm"
          onClick={() => aoEscolher(parecido)}
        >
          {parecido}
        </Button>
      ))}
    </Group>
  );
}
