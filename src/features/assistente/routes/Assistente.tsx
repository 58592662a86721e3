import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Colunas } from '@/components/Colunas.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { type AoLado, ContextoAoLado, useTelaLarga } from '../aoLado.ts';
import { Conversa } from '../components/Conversa.tsx';
import { Conversas } from '../components/Conversas.tsx';
import { PassagemAoLado } from '../components/PassagemAoLado.tsx';

/** `/plantonista/pleno`: a question, its answer with sources, and the conversations of before. */
export function Assistente() {
  const { conversa } = useSearch({ from: rotaDe(PATHS.assistente) });
  const { clinica } = useActiveClinica();
  const { tipo } = usePerfil();
  const navegar = useNavigate();
  const [nova, setNova] = useState(() => crypto.randomUUID());
  const conversaId = conversa ?? nova;
  const larga = useTelaLarga();
  const [lado, setLado] = useState<AoLado & { readonly conversaId: string }>();
  const aberto = larga && lado?.conversaId === conversaId ? lado : undefined;
  const comecar = () => {
    setNova(crypto.randomUUID());
    void navegar({ to: PATHS.assistente, search: {} });
  };
  return (
    <Pagina
      titulo="Assistente"
      descricao="Responde só o que a base e as tabelas do Pleno dizem, com a fonte de cada frase."
      acoes={
        <Button variant="default" onClick={comecar}>
          Nova conversa
        </Button>
      }
    >
      <ContextoAoLado value={larga ? (novo) => setLado({ ...novo, conversaId }) : null}>
        <Colunas
          lateral={
            <>
              {aberto && (
                <PassagemAoLado
                  key={`${aberto.trecho.passagem} ${aberto.fonte}`}
                  lado={aberto}
                  aoFechar={() => setLado(undefined)}
                />
              )}
              <div hidden={aberto !== undefined}>
                <Conversas aberta={conversaId} />
              </div>
            </>
          }
        >
          <Conversa
            key={conversaId}
            conversaId={conversaId}
            clinicaId={tipo === 'medico' ? (clinica?.id ?? null) : null}
            pacienteId={null}
            contexto={tipo === 'plantonista' ? 'plantao' : 'general'}
          />
        </Colunas>
      </ContextoAoLado>
    </Pagina>
  );
}
