import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { BUSCA_DA_TELA } from '@/config/constants.ts';
import { PATHS } from '@/config/paths.ts';
import { useEnderecoComPausa } from '@/lib/useEnderecoComPausa.ts';

/** The person is still typing when the next letter comes sooner than this. */
const PAUSA = 250;

interface Props {
  rotulo: string;
  descricao?: string;
  /** What the address of the screen holds. */
  valor: string;
}

/** Search by name: the term lives in the address, so that a link shows the same to a colleague. */
export function CampoDeBusca({ rotulo, descricao, valor }: Props) {
  const navegar = useNavigate({ from: PATHS.gestaoMedicos });
  const [texto, setTexto] = useState(valor);

  const guardar = useEnderecoComPausa((nome: string) => {
    void navegar({
      to: PATHS.gestaoMedicos,
      search: ({ nome: _anterior, ...resto }) => (nome ? { ...resto, nome } : resto),
      replace: true,
    });
  }, PAUSA);

  // Back, and a link from elsewhere, change the address under the field.
  useEffect(() => setTexto((atual) => (atual.trim() === valor ? atual : valor)), [valor]);

  const mudar = (novo: string) => {
    setTexto(novo);
    guardar(novo.trim());
  };

  return (
    <TextInput
      type="search"
      label={rotulo}
      description={descricao}
      value={texto}
      onChange={({ currentTarget }) => mudar(currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        texto && <CloseButton aria-label="Limpar a busca" onClick={() => mudar('')} size="sm" />
      }
      autoComplete="off"
      w="min(100%, 32rem)"
      {...{ [BUSCA_DA_TELA]: '' }}
    />
  );
}
