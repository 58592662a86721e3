import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '@/lib/armazem.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { Conhecidos } from './Conhecidos.tsx';
import { agoraEmTexto } from './tempo.ts';
import type { PlantaoEmCurso } from './usePlantao.ts';

/** Starts a shift: the place of the last one is there already. */
export function Inicio({ escrever }: Pick<PlantaoEmCurso, 'escrever'>) {
  const chave = `${CHAVES.localDoPlantao}:${usePerfil().id}`;
  const [local, setLocal] = useState(() => aparelho.ler(chave) ?? '');
  const nome = local.trim().replace(/\s+/g, ' ');
  function comecar() {
    if (nome) aparelho.guardar(chave, nome);
    const id = crypto.randomUUID();
    escrever({ tipo: 'iniciar', id, inicio: agoraEmTexto(), local_nome: nome || null });
  }
  return (
    <Bloco titulo="Começar um plantão">
      <Stack px="recuo" pb="recuo" maw={480}>
        <Conhecidos
          aoEscolher={({ id: local_id, nome: local_nome }) => {
            aparelho.guardar(chave, local_nome);
            const id = crypto.randomUUID();
            escrever({ tipo: 'iniciar', id, inicio: agoraEmTexto(), local_id, local_nome });
          }}
        />
        <TextInput
          label="Local"
          description="Opcional."
          value={local}
          maxLength={120}
          error={nome.length === 1 && 'Local: use ao menos 2 letras.'}
          onChange={({ currentTarget }) => setLocal(currentTarget.value)}
        />
        <Button size="lg" disabled={nome.length === 1} onClick={comecar}>
          Começar agora
        </Button>
      </Stack>
    </Bloco>
  );
}
