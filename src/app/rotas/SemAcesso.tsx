import { INICIO_DO_TIPO, ROTULO_DO_TIPO } from '@domain/permissoes.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';

/** A screen that exists, for a person whose type does not use it. */
export function SemAcesso() {
  const { tipo } = usePerfil();
  return (
    <Pagina titulo="Você não tem acesso a esta tela">
      <EstadoVazio
        desenho="cadeado"
        frase={`Contas do tipo ${ROTULO_DO_TIPO[tipo]} não usam esta tela. Se precisar dela no seu trabalho, peça a quem administra a clínica ou entre com outra conta.`}
        acao={
          <Button component={Link} to={INICIO_DO_TIPO[tipo]}>
            Ir para o início
          </Button>
        }
      />
    </Pagina>
  );
}
